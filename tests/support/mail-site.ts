import { receiveMails } from "~/features/leads/mail-in/receive-mails.server";
import { takeMail } from "~/features/leads/mail-in/take-mail.server";
import { getLead } from "~/features/leads/store/leads.server";
import { threadAddress, threadToken } from "~/features/leads/store/thread-address.server";
import type { Written } from "../../scripts/mail/mime";
import { arrivingMail, takingStreams } from "./arriving-mail";
import { clearLeads, leadPost, receive } from "./lead-posts";
import { localBindings } from "./local-bindings";

const secret = "a-secret-of-more-than-16";
const inbox = "aanvraag@bedrijf.example";

/** The receiving of mails on local bindings. `now` is the moment of everything. */
export async function mailSite(now: Date) {
  const { env: bare, dispose } = await localBindings();
  const env = { ...bare, UPLOADS: takingStreams(bare.UPLOADS), LINK_SECRET: secret } as Env;
  const take = (mail: Written | string, envelope?: Parameters<typeof arrivingMail>[1]) =>
    takeMail(env, arrivingMail(mail, envelope), now);
  return {
    env,
    inbox,
    dispose,
    take,
    async clear() {
      await clearLeads(bare);
      await bare.DB.prepare("DELETE FROM incoming_mails").run();
    },
    /** Takes a mail and reads all that wait. */
    async arrive(mail: Written | string, envelope?: Parameters<typeof arrivingMail>[1]) {
      await take(mail, envelope);
      await receiveMails(env, now);
    },
    /** A lead by the form, with the address of its thread. */
    async lead() {
      const answer = await receive(env, leadPost({}));
      if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
      const token = (await threadToken(answer.lead.reference, secret)) ?? "";
      const { lead } = (await getLead(bare.DB, answer.lead.id)) ?? {};
      if (lead === undefined) throw new Error("no lead");
      return { ...lead, token, to: threadAddress(inbox, token) };
    },
    detail: (id: string) => getLead(bare.DB, id),
    async all<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]> {
      return (
        await bare.DB.prepare(sql)
          .bind(...values)
          .all<Row>()
      ).results;
    },
  };
}
