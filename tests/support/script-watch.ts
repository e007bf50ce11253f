import type { Browser, Page } from "playwright";

export type ScriptWatch = {
  page: Page;
  /** Scripts of a text that ran, dialogs that opened, and what the policy had to stop: none is expected. */
  ran: string[];
};

/** A page in which whatever a text sets going is written down. */
export async function watchScripts(browser: Browser): Promise<ScriptWatch> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const ran: string[] = [];
  await page.exposeFunction("tellRan", (what: string) => void ran.push(`${what} on ${page.url()}`));
  await page.addInitScript(() => {
    const tell = (what: string) => void (window as unknown as { tellRan(what: string): void }).tellRan(what);
    Object.defineProperty(window, "ran", { set: () => tell("script"), configurable: false });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      tell(`stopped by ${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on("dialog", (dialog) => {
    ran.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/\.example$/.test(new URL(request.url()).hostname))
      ran.push(`request to ${request.url()} on ${page.url()}`);
  });
  // The first blank page is older than the script above: what is set as its content would go unseen.
  await page.goto("about:blank");
  return { page, ran };
}
