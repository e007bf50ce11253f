import { derived } from "~/content/records/current.server";
import { changedOn } from "~/content/records/site-records";
import { companyOf } from "~/content/records/types/company";
import { company as builtIn } from "./company";

/**
 * The company as it is now: what the code carries, with what the office changed over it. A request keeps the version of the
 * privacy statement that its sender saw: of a text of the office the day on which it was published.
 */
export const currentCompany = derived(({ company: records, page }) => {
  const record = records.get("company");
  const company = record ? companyOf(record, builtIn) : builtIn;
  const privacy = page.get("privacy");
  const privacyVersion = (privacy && changedOn(privacy)) ?? company.privacyVersion;
  return privacyVersion === company.privacyVersion ? company : { ...company, privacyVersion };
});

/** After 'bel': when a call is answered. Nothing where that is at any hour. */
export const whenAnswered = (): string => (currentCompany().emergencyPhone ? "" : " tijdens kantooruren");
