import { type ComponentType, useEffect, useState } from "react";

/** `EmergencyHelp`, fetched when it is first shown: few forms are about what cannot wait. */
export function UrgentHelp() {
  const [Help, setHelp] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("./emergency-help").then(
      (code) => setHelp(() => code.EmergencyHelp),
      () => {},
    );
  }, []);
  return Help && <Help />;
}
