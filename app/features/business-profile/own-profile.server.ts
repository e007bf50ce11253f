import { derived } from "~/content/records/current.server";
import { currentCompany } from "~/content/site/company-now.server";
import { profileOf } from "./built-in-profile";
import { builtInView } from "./review-stats";

/** The company's own profile, shown whenever the listing service gives nothing. */
export const ownProfile = derived(() => profileOf(currentCompany()));

export const ownView = () => builtInView(ownProfile());
