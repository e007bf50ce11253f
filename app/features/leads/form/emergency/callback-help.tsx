import { type ComponentProps, useRef } from "react";
import { Callback } from "./callback";
import { EmergencyHelp } from "./emergency-help";

/** Who to call, and the form that has one called back, once it was `asked` for. */
export function CallbackHelp({ asked, ...props }: ComponentProps<typeof Callback> & { asked: boolean }) {
  const was = useRef(false);
  was.current ||= asked;
  return (
    was.current && (
      <EmergencyHelp hidden={!asked}>
        <Callback {...props} />
      </EmergencyHelp>
    )
  );
}
