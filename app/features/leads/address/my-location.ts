import { region } from "~/content/site/region";
import type { Address } from "~/lib/address";
import { fetchJson } from "~/lib/api-client";
import type { Suggestion } from "./suggestion";

/** Milliseconds that a device gets to find itself; a fix of the last minute is as good. */
const FIX_MS = 12_000;
const FRESH_MS = 60_000;
/** Our endpoint itself answers within three seconds. */
const LIMIT_MS = 6000;

const TYPE_IT = "Typ het adres zelf.";
const said = {
  refused: `Uw browser mag uw locatie niet delen. ${TYPE_IT}`,
  noFix: `Uw toestel kon niet bepalen waar u bent. ${TYPE_IT}`,
  nowhere: `Bij deze plek vinden wij geen adres in Nederland of België. ${TYPE_IT}`,
  failed: `Het adres opzoeken lukt nu niet. ${TYPE_IT}`,
};

/** The address where this device is, or in words why not. The browser asks the visitor first. */
async function addressHere(): Promise<{ address: Suggestion } | { problem: string }> {
  let fix: GeolocationPosition;
  try {
    fix = await new Promise<GeolocationPosition>((found, failed) =>
      navigator.geolocation.getCurrentPosition(found, failed, {
        enableHighAccuracy: true,
        timeout: FIX_MS,
        maximumAge: FRESH_MS,
      }),
    );
  } catch (error) {
    const refused = (error as GeolocationPositionError).code === 1;
    return { problem: refused ? said.refused : said.noFix };
  }
  // Five decimals are a metre.
  const { latitude, longitude } = fix.coords;
  const body = new URLSearchParams({ lat: latitude.toFixed(5), lng: longitude.toFixed(5) });
  try {
    const { response, data } = await fetchJson<{ address: Suggestion | null; complete: boolean }>(
      "/api/adres",
      {
        method: "POST",
        body,
        timeoutMs: LIMIT_MS,
      },
    );
    if (response.ok && data?.address) return { address: data.address };
    return { problem: response.ok && data?.complete ? said.nowhere : said.failed };
  } catch {
    return { problem: said.failed };
  }
}

/**
 * Fills in the address where this device is, in the input that held `before` when it was asked; returns what to say of
 * it. By its id: meanwhile the input with suggestions may have taken the place of the plain one.
 */
export async function fillInLocation(
  id: string,
  before: string,
  onChange: (event: { target: HTMLInputElement; type: string }) => unknown,
  onChoose: (address: Address) => void,
): Promise<string> {
  const answer = await addressHere();
  if ("problem" in answer) return answer.problem;
  const input = document.getElementById(id) as HTMLInputElement | null;
  // The form may be gone, or the visitor was quicker.
  if (!input || input.value !== before) return "";
  const { kind, label, outside, ...address } = answer.address;
  input.value = label;
  onChange({ target: input, type: "change" });
  onChoose(address);
  // The input with suggestions holds its text itself.
  document.dispatchEvent(new Event("restored"));
  return outside
    ? `Ingevuld. Dit ligt buiten ons vaste werkgebied, ${region.both}. Verstuur uw aanvraag gerust: u hoort of wij kunnen komen.`
    : "Ingevuld. Controleer het huisnummer.";
}
