const devices: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android.*Mobile/, "Android-telefoon"],
  [/Android/, "Android-tablet"],
  [/Windows/, "Windows-computer"],
  [/Macintosh|Mac OS/, "Mac"],
  [/Linux|CrOS/, "Computer"],
];

const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

/** What a person calls the device that sent this: 'Android-telefoon, Chrome'. */
export function deviceLabel(userAgent: string): string {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(devices) ?? "Toestel", named(browsers)].filter(Boolean).join(", ");
}
