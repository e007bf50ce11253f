import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { splitStatements } from "./migrations.ts";

test("semicolons in strings, comments and quoted names do not split", () => {
  const sql = `-- a; comment
    CREATE TABLE "a;b" (x TEXT DEFAULT 'it''s; here'); /* and; this */
    INSERT INTO "a;b" VALUES ('--no comment; either');`;
  expect(splitStatements(sql)).toEqual([
    `CREATE TABLE "a;b" (x TEXT DEFAULT 'it''s; here')`,
    `INSERT INTO "a;b" VALUES ('--no comment; either')`,
  ]);
});

test("a trigger stays whole, with CASE … END inside", () => {
  const sql = `
    CREATE TABLE a (n INTEGER, size TEXT);
    CREATE TRIGGER a_size AFTER INSERT ON a BEGIN
      UPDATE a SET size = CASE WHEN new.n > 1 THEN 'big' ELSE 'small' END WHERE rowid = new.rowid;
      DELETE FROM a WHERE n IS NULL;
    END;
    INSERT INTO a (n) VALUES (2);`;
  const statements = splitStatements(sql);
  expect(statements).toHaveLength(3);

  const db = new DatabaseSync(":memory:");
  for (const statement of statements) db.exec(statement);
  expect({ ...db.prepare("SELECT * FROM a").get() }).toEqual({ n: 2, size: "big" });
});

test("nothing comes of empty statements and of a last one without semicolon", () => {
  expect(splitStatements(";; SELECT 1; ; SELECT 2 -- end")).toEqual(["SELECT 1", "SELECT 2"]);
});
