/** What visitors call an employee: the first word of the name that the office gave; null where it gave none, or he may not enter any more. */
export async function firstNameOf(db: D1Database, email: string): Promise<string | null> {
  const name = await db
    .prepare("SELECT name FROM colleagues WHERE email = ? AND role <> 'none'")
    .bind(email)
    .first<string>("name");
  return name?.trim().split(/\s+/)[0] || null;
}
