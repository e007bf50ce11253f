import { answeringText, type OfficeHours, openText } from "~/lib/text/open-state";

const minuteMs = 60_000;

/** Sets every 'Nu open' of the document right, now and each minute. */
export function keepOpenNowTrue(root: ParentNode = document): void {
  refresh(root, new Date());
  setInterval(() => refresh(root, new Date()), minuteMs);
}

function refresh(root: ParentNode, now: Date): void {
  for (const element of root.querySelectorAll("[data-open-now]")) {
    const office = JSON.parse(element.getAttribute("data-open-now") ?? "") as OfficeHours;
    const text = (element.hasAttribute("data-answering") ? answeringText : openText)(office, now);
    if (element.textContent !== text) element.textContent = text;
  }
}
