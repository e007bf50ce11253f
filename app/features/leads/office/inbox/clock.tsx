import { useEffect, useState } from "react";
import { Icon } from "~/ui/icons/icon";
import { answerClock } from "./answer-clock";

const tones = {
  late: "font-semibold text-danger",
  soon: "font-semibold text-ink",
  calm: "text-ink-soft",
} as const;

/** Time left to answer. Starts at the moment of rendering, so that server and browser agree, and runs on. */
export function Clock({ answerBy, now }: { answerBy: number; now: number }) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const tick = () => setMoment(Date.now());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  const { text, tone } = answerClock(answerBy, moment);
  return (
    <span className={`tabular-nums not-tight:whitespace-nowrap ${tones[tone]}`}>
      <Icon
        name={tone === "late" ? "warning" : "clock"}
        size={4}
        className="mr-1.5 inline-block align-[-0.15em]"
      />
      {text}
    </span>
  );
}
