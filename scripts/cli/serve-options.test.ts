import { expect, test } from "vitest";
import { parseServeOptions, parseVars } from "./serve-options.ts";

test("all options are read", () => {
  const argv = "--port 3000 --admin-port 3001 --state .local/x --var A=1 --var B_2=x=y --var C=".split(" ");
  expect(parseServeOptions(argv)).toEqual({
    port: 3000,
    adminPort: 3001,
    state: ".local/x",
    vars: { A: "1", B_2: "x=y", C: "" },
  });
});

test("without an admin port there is no stand-in", () => {
  expect(parseServeOptions(["--port", "1", "--state", "x"]).adminPort).toBeUndefined();
});

test.each([
  ["", "--port is missing"],
  ["--port 80", "--state is missing"],
  ["--port 0 --state x", "--port 0 is not a port number"],
  ["--port 65536 --state x", "--port 65536 is not a port number"],
  ["--port 3e3 --state x", "--port 3e3 is not a port number"],
  ["--port 80 --admin-port 80 --state x", "must differ"],
  ["--port 80 --state x --colour red", "--colour"],
  ["--port 80 --state x extra", "extra"],
])("'%s' is refused", (argv, message) => {
  expect(() => parseServeOptions(argv.split(" ").filter(Boolean))).toThrow(message);
});

test("a variable needs a name in capitals and an equals sign", () => {
  for (const text of ["A", "=x", "a=1", "1A=x"]) expect(() => parseVars([text])).toThrow("NAME=VALUE");
});
