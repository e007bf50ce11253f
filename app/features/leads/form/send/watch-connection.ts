/** `offline`: a lead could not leave for lack of connection. `restored`: it can now. */
export type ConnectionState = "fine" | "offline" | "restored";

/** Tells `show` how the connection is, from the attempt that failed for lack of it until one arrives. */
export function watchConnection(show: (state: ConnectionState) => void) {
  const back = () => show("restored");
  const gone = () => show("offline");
  return (offline: boolean) => {
    removeEventListener("online", back);
    removeEventListener("offline", gone);
    if (offline) {
      addEventListener("online", back);
      addEventListener("offline", gone);
    }
    show(offline ? "offline" : "fine");
  };
}
