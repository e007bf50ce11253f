import { derived } from "~/content/records/current.server";
import { claimNow } from "~/content/site/claims-now.server";
import { currentCompany } from "~/content/site/company-now.server";
import { profileOf } from "./built-in-profile";
import { builtInView } from "./review-stats";

/** The company's own profile, shown whenever the listing service gives nothing. Its rating is the one that the office states. */
export const ownProfile = derived(() => {
  const profile = profileOf(currentCompany());
  const stated = Number(claimNow("homeRating")?.value.replace(",", "."));
  const known = stated >= 1 && stated <= 5;
  return known ? { ...profile, rating: stated } : { ...profile, rating: 0, user_ratings_total: 0 };
});

export const ownView = () => builtInView(ownProfile());
