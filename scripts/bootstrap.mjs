/**
 * First step of `npm start` and `npm test`, for machines that have nothing but Node 20 and npm: installs the
 * packages when they are missing or out of date, then goes on in the Node 24 that is among them. Plain
 * JavaScript without imports of ours, because it runs before there is anything to import.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = join(root, "node_modules", ".bin");
const node = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

const [command, ...rest] = process.argv.slice(2);
if (command !== "start" && command !== "test") {
  console.error("Use `npm start` or `npm test`.");
  process.exit(1);
}
if (!packagesAreCurrent()) await install();
process.exit(await run(node, [join(root, "scripts", `${command}.ts`), ...rest], { stdio: "inherit" }));

/** Whether what is installed is what package-lock.json asks for; times of files say nothing after a checkout. */
function packagesAreCurrent() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(node)) return false;
  const has = JSON.parse(readFileSync(installed, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || has[path]?.version === version,
  );
}

async function install() {
  const started = Date.now();
  const fresh = !existsSync(join(root, "node_modules"));
  process.stdout.write(
    fresh ? "Installing packages (the first time: about a minute) … " : "Updating packages … ",
  );
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"] };
  let output = "";
  const code = await (npm
    ? run(process.execPath, [npm, ...args], options, collect)
    : run("npm", args, { ...options, shell: process.platform === "win32" }, collect));
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (code !== 0) {
    console.error(`\n${output.trim()}\n\nThe packages could not be installed: npm says why above.`);
    process.exit(code);
  }

  function collect(chunk) {
    output += chunk;
  }
}

/**
 * Runs a program with our tools first on the PATH; resolves to its exit code. Passes signals on, and ends the
 * program when npm is gone: the shell between npm and us passes nothing on.
 */
function run(program, args, options, onOutput) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };
    const child = spawn(program, args, { env, ...options });
    const pass = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass("SIGTERM"), 200);
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => onOutput(chunk));
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}
