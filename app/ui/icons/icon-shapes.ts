/**
 * A shape is one path on a 24 grid with a 1.5 line. The sheets have it as a mask: `npm run icons` writes them.
 */
const shapes = {
  whatsapp:
    "M12 2a10 10 0 0 0-8.7 14.9L2 22l5.2-1.3A10 10 0 1 0 12 2ZM9.6 6.9l1.2 2.9-1.3 1.3a7.6 7.6 0 0 0 3.4 3.4l1.3-1.3 2.9 1.2v1.5c0 .8-.7 1.4-1.5 1.4A8.8 8.8 0 0 1 6.7 8.4c0-.8.6-1.5 1.4-1.5Z",
  phone:
    "M6.6 3.5h2.6l1.6 4-2.1 1.7a12.5 12.5 0 0 0 6.1 6.1l1.7-2.1 4 1.6v2.6c0 1.2-1 2.2-2.2 2.1C10.6 18.8 5.2 13.4 4.5 5.7c-.1-1.2.9-2.2 2.1-2.2Z",
  mail: "M3.5 6.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1ZM4 6.5l8 6.5 8-6.5",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2l5.3 5.3",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h11",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  "chevron-left": "M15.5 5.5 9 12l6.5 6.5",
  "chevron-right": "M8.5 5.5 15 12l-6.5 6.5",
  "arrow-right": "M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5",
  "arrow-left": "M20.5 12h-17M10 5.5 3.5 12l6.5 6.5",
  "arrow-up": "M12 20.5v-17M5.5 10 12 3.5l6.5 6.5",
  plus: "M12 4.5v15M4.5 12h15",
  check: "m4.5 12.8 5 5L19.5 6.5",
  warning: "M12 4 2.8 19.5h18.4ZM12 10v4.2M12 16.9v.1",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1",
  question:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.3 9.6a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.2.9-1.2 1.8M12 16.6v.1",
  camera:
    "M3.5 8.5a1 1 0 0 1 1-1h3L9.2 5h5.6l1.7 2.5h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1ZM12 16.9a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4Z",
  image: "M3.5 5.5h17v13h-17ZM4 16l5-5 4 4 2.5-2.5 4.5 4.5M15.5 9.2v.1",
  file: "M6 3.5h7.5L18.5 8.5v12H6ZM13.5 3.5v5h5M9 12.5h6.5M9 16h6.5",
  trash: "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 14h9.4l.8-14M10.3 10.5v6M13.7 10.5v6",
  "map-pin":
    "M12 21c-4.3-4.6-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.2 6.4-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4M12 5V3.5",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.2l3.5 2",
  calendar: "M3.5 5.5h17v15h-17ZM3.5 9.8h17M8 3.2v4M16 3.2v4",
  star: "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8Z",
  "star-half": "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8Z",
  "star-empty": "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8Z",
  play: "M7.5 4.5v15L19.5 12Z",
  pause: "M8.5 5v14M15.5 5v14",
  external: "M14 4.5h5.5V10M19.5 4.5l-9 9M17.5 13.5v6h-13v-13h6",
  download: "M12 3.5v12M7 10.5l5 5 5-5M4.5 20h15",
  upload: "M12 15.5v-12M7 8.5l5-5 5 5M4.5 20h15",
  user: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.4-6 7.5-6s7 2 7.5 6",
  eye: "M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "log-out": "M14.5 4h-10v16h10M9.5 12h11M16.5 8l4 4-4 4",
  shield: "M12 3l7.5 2.5v6c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5v-6ZM8.5 11.8l2.5 2.5 4.5-5",
  offerte: "M6 3.5h12v17L16 19l-2 1.5L12 19l-2 1.5L8 19l-2 1.5ZM9.5 8h5M9.5 11.5h5M9.5 15h2.5",
  inspectie:
    "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2l5.3 5.3M6.8 11l3.7-3.3 3.7 3.3M8.3 10v3.5h4.4V10",
  spoedservice: "M13.5 3 5 13.5h6L10 21l9-11h-6.5Z",
  onderhoud: "M3.5 5.5h17v15h-17ZM3.5 9.8h17M8 3.2v4M16 3.2v4M8.7 15l2.3 2.3 4.3-4.6",
  chimney:
    "M7 21V8.5h10V21M5.5 8.5v-3h13v3ZM9.5 5.5V3M14.5 5.5V3M7 12.5h10M7 16.5h10M12 8.5v4M9.5 12.5v4M14.5 12.5v4M12 16.5V21",
  house: "M3 11.5 12 4l9 7.5M5.5 9.5v11h13v-11M10 20.5v-6h4v6",
  leak: "M2.5 10.5 12 3l9.5 7.5M12 10.5c-2.2 2.8-3.3 4.8-3.3 6.6a3.3 3.3 0 0 0 6.6 0c0-1.8-1.1-3.8-3.3-6.6Z",
  tile: "M3 7.5c3-4 6-4 9 0s6 4 9 0v9c-3 4-6 4-9 0s-6-4-9 0ZM12 7.5v9",
  "flat-roof": "M2.5 6v3.5h19V6M2.5 9.5v3h19v-3M4.5 12.5v8M19.5 12.5v8M8 9.5l1.5 3M12 9.5l1.5 3M16 9.5l1.5 3",
  gutter: "M3 5.5h3a6 6 0 0 0 12 0h3M10 11.2V21M14 11.2V21M10 15.5h4",
  insulation: "M2.5 5h19M2.5 19h19M3 16.5 6 7.5l3 9 3-9 3 9 3-9 3 9",
  dormer: "M2.5 19.5 6.5 7.5h11l4 12ZM7.5 16V9.5M16.5 9.5V16M6.5 7.5v2h11v-2M7.5 16h9M12 9.5V16",
  masonry: "M20.5 3.5 8.5 8l2 5.5 5.5 2ZM10.5 13.5l-3 .8.8 2.4-4.8 4.8",
  paint: "M4 4.5h12.5V9H4ZM16.5 6.7h4v5H11V15M9.5 15h3v6h-3Z",
  timber:
    "M2.5 9.5 8 5.5h13.5v5L16 14.5H2.5ZM2.5 14.5v4.5H16v-4.5M16 19l5.5-4v-4.5M5 16.8h5M16 9.5H2.5M16 9.5v5M16 9.5l5.5-4",
  extension: "M2.5 20.5V11L8.3 5.5 14 11v9.5ZM14 13h7.5v7.5H14M17.8 10V5M15.3 7.5h5",
  conservatory: "M3.5 20.5V11l17-5v14.5ZM3.5 14.5h17M9.2 9.3v11.2M14.8 7.7v12.8",
  storey: "M5 20.5v-9h14v9ZM3 9l9-6 9 6M12 18v-3.5M10 16l2-2 2 2",
  facade: "M4 3.5h16v17H4ZM8.5 7.5h7v8h-7ZM8.5 11.5h7M12 7.5v8M7 18h10",
  solar: "M5.5 5h13l3 11h-19ZM4 10.5h16M12 5v11M8.7 5 7.2 16M15.3 5l1.5 11M12 16v4.5M8.5 20.5h7",
  sweep:
    "M12 3v9M12 12c-4.8.3-7.5 3.2-7.5 8M12 12c4.8.3 7.5 3.2 7.5 8M12 12v8.5M12 12c-2.6 1.5-3.8 4-3.8 8.3M12 12c2.6 1.5 3.8 4 3.8 8.3",
  garage: "M3.5 20.5V9L12 4.5 20.5 9v11.5M7 20.5v-9h10v9M7 14.5h10M7 17.5h10",
  hammer: "M12.5 10 4.5 18.8l1.9 1.7 8-8.8M9 7.5 14.5 3c2.5.3 4.5 1.5 6 3.5l-2.3-.2.3 3.2-3 3Z",
} as const;

export type IconName = keyof typeof shapes;

export const iconNames = Object.keys(shapes) as IconName[];

/** Icons that only /admin shows; they stay out of the sheet of public pages. */
export const officeIcons: readonly IconName[] = [
  "bell",
  "calendar",
  "clock",
  "download",
  "eye",
  "log-out",
  "shield",
  "upload",
  "user",
];

/** Drawn over the line. */
const fills: Partial<Record<IconName, string>> = {
  star: shapes.star,
  "star-half": "m12 3.5-2.6 5.5-6 .8 4.4 4.2-1.1 6 5.3-2.9Z",
  play: shapes.play,
};

/**
 * Rules of the icons for `.icon` to take its mask from. All of a sheet stand in one image, one below the other: the
 * browser makes a document of each image, which costs more than all that is drawn in it.
 */
export function iconRules(office: boolean): string {
  const names = iconNames.filter((name) => officeIcons.includes(name) === office);
  const drawn = names.map(drawing).join("");
  const height = 24 * names.length;
  // With its size: of an image that has a ratio alone WebKit draws the shapes beside their places.
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='${height}' viewBox='0 0 24 ${height}' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E${drawn}%3C/svg%3E`;
  const owners = office ? `:is(${names.map((name) => `.i-${name}`).join(", ")})` : ".icon";
  return `  ${owners} {
    mask-image: url("data:image/svg+xml,${svg}");
    mask-position: 0 calc(var(--at) * 100% / ${names.length - 1});
  }
${names.map((name, at) => `  .i-${name} {\n    --at: ${at};\n  }\n`).join("")}`;
}

function drawing(name: IconName, at: number): string {
  const path = (d: string, paint: string) =>
    `%3Cpath transform='translate(0 ${24 * at})' d='${d}'${paint}/%3E`;
  // A sign instead of a line.
  if (name === "whatsapp") return path(shapes[name], " fill='%23000' fill-rule='evenodd' stroke='none'");
  const fill = fills[name];
  return path(shapes[name], "") + (fill ? path(fill, " fill='%23000'") : "");
}
