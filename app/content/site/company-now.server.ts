import { derived } from "~/content/records/current.server";
import { companyOf } from "~/content/records/types/company";
import { company as builtIn } from "./company";

/** The company as it is now: what the code carries, with what the office changed over it. */
export const currentCompany = derived(({ company: records }) => {
  const record = records.get("company");
  return record ? companyOf(record, builtIn) : builtIn;
});

/** After 'bel': when a call is answered. Nothing where that is at any hour. */
export const whenAnswered = (): string => (currentCompany().emergencyPhone ? "" : " tijdens kantooruren");
