import { expect, test } from "vitest";
import { isPushEndpoint, pushTarget } from "./push-endpoint";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QAbc",
  "https://db5p.notify.windows.com/w/?token=abc",
])("%s is a push service", (endpoint) => {
  expect(isPushEndpoint(endpoint, "")).toBe(true);
  expect(pushTarget(endpoint, "")).toBe(endpoint);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/x",
  "https://u:p@fcm.googleapis.com/x",
  "https://fcm.googleapis.com@10.0.0.1/x",
  "https://fcm.googleapis.com.aanvaller.example/x",
  "https://nietfcm.googleapis.com/x",
  "https://notify.windows.com/x",
  "https://aanvallernotify.windows.com/x",
  "https://push.services.mozilla.com.example/x",
  "https://127.0.0.1/x",
  "https://localhost/x",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/x",
  "https://push.test/x",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "",
  `https://fcm.googleapis.com/${"a".repeat(1000)}`,
])("%s is none", (endpoint) => {
  expect(isPushEndpoint(endpoint, "")).toBe(false);
  expect(pushTarget(endpoint, "")).toBeNull();
});

test("the stand-in is one only where PUSH_URL names this machine", () => {
  const endpoint = "https://push.test/abc";
  expect(pushTarget(endpoint, "http://127.0.0.1:4000")).toBe("http://127.0.0.1:4000/abc");
  for (const elsewhere of ["https://127.0.0.1", "http://10.0.0.1:4000", "http://aanvaller.example", "x"])
    expect(isPushEndpoint(endpoint, elsewhere), elsewhere).toBe(false);
});
