import { useEffect, useState } from "react";
import { Link } from "react-router";
import { focusHeading } from "~/admin/use-focus-kept";
import { paths } from "~/paths";
import { Button, buttonClass } from "~/ui/controls/button";
import { deviceState } from "./own-device";

/** Who said no on this device. */
const KEY = "office-push-no";

/** Asks until one says yes or no: the browser's own question comes from a tap only, and after a no never again. */
export function AskDevice({ me }: { me: string }) {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    deviceState().then(
      (state) => setAsks((state === "off" || state === "home-screen") && localStorage.getItem(KEY) !== me),
      () => {},
    );
  }, [me]);
  if (!asks) return null;
  const decline = () => {
    localStorage.setItem(KEY, me);
    setAsks(false);
    focusHeading();
  };
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-x-4 border-l-4 border-accent-hatch bg-accent-wash px-4 py-1">
      <p>Dit toestel krijgt nog geen meldingen.</p>
      <Link to={paths.adminNotifications} className={buttonClass("link", "sm", "min-h-11")}>
        Meldingen aanzetten
      </Link>
      <Button variant="link" size="sm" className="min-h-11" onClick={decline}>
        Niet op dit toestel
      </Button>
    </div>
  );
}
