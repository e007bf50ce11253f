/** Where this visit came from, kept in memory and in the lead only. */
export function attribution(): Record<string, string> {
  const query = new URLSearchParams(location.search);
  const referrer = document.referrer && new URL(document.referrer).host;
  const found: Record<string, string> = {
    // What follows in these addresses is a secret.
    landingPage: location.pathname.replace(/^(\/(?:aanvraag|beoordeling|bedankt|voorbeeld))\/.*/, "$1"),
    referrerHost: referrer && referrer !== location.host ? referrer : "",
    utmSource: query.get("utm_source") ?? "",
    utmMedium: query.get("utm_medium") ?? "",
    utmCampaign: query.get("utm_campaign") ?? "",
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ""));
}
