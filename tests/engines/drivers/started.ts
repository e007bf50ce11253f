const TIMES = 3;

/**
 * A browser, started anew when a start of it fails: on a loaded machine some never report to their driver. No page
 * has been asked for by then, so that this hides nothing of the site. `start` ends what it began before it throws.
 */
export async function started<Browser>(name: string, start: () => Promise<Browser>): Promise<Browser> {
  for (let time = 1; ; time++) {
    try {
      return await start();
    } catch (error) {
      if (time === TIMES) throw error;
      console.warn(`${name} did not start, time ${time} of ${TIMES}: ${(error as Error).message}`);
    }
  }
}
