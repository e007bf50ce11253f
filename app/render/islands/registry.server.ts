import type { ComponentType } from "react";
import { ReviewCarousel } from "~/features/business-profile/review-carousel";
import { ContactForm } from "~/features/leads/form/contact/contact-form";
import { QuoteWidget } from "~/features/leads/form/floating/quote-widget";
import { ServiceMenu } from "~/features/leads/form/floating/service-menu";
import { MembershipForm } from "~/features/leads/form/membership/membership-form";
import { QuoteForm } from "~/features/leads/form/quote/quote-form";
import { SearchBox } from "~/features/search/search-box";
import { GoogleMapConsent } from "~/features/service-area/google-map-consent";
import type { IslandName } from "~/ui/islands/island";

/** The same parts for the server's renderer; see islands.ts. */
export const serverIslands: { [K in IslandName]: ComponentType<never> } = {
  "review-carousel": ReviewCarousel,
  "membership-form": MembershipForm,
  "contact-form": ContactForm,
  "service-menu": ServiceMenu,
  "quote-form": QuoteForm,
  "search-box": SearchBox,
  "quote-widget": QuoteWidget,
  "google-map": GoogleMapConsent,
};
