import { expect, test } from "vitest";
import { htmlText } from "./html-text";

test("paragraphs, lists and cells become lines and words", () => {
  expect(
    htmlText(
      "<html><head><title>x</title></head><body><p>Beste,</p><p>Dinsdag&nbsp;past.<br>Groet &amp; dank</p></body>",
    ),
  ).toBe("Beste,\n\nDinsdag past.\nGroet & dank");
  expect(htmlText("<ul><li>een</li><li>twee</li></ul><table><tr><td>a</td><td>b</td></tr></table>")).toBe(
    "een\n\ntwee\n\na b",
  );
});

test("what is quoted stands behind its mark", () => {
  expect(
    htmlText("<div>Ja.</div><blockquote><p>Past dinsdag?</p><blockquote>Oud</blockquote></blockquote>na"),
  ).toBe("Ja.\n\n>\n> Past dinsdag?\n>\n>> Oud\n>\nna");
});

test("nothing of a script, a style or a comment is left, closed or not", () => {
  expect(htmlText("a<script>alert(1)</script>b<style>p{}</style>c<!-- d -->e")).toBe("abce");
  expect(htmlText("a<script>alert(1)")).toBe("a");
  expect(htmlText("a<!-- open")).toBe("a");
  expect(htmlText('<a href="javascript:x" onclick="y">klik</a>')).toBe("klik");
  expect(htmlText("&lt;script&gt;x&#0;&#x41;&#99999999;")).toBe("<script>xA&#99999999;");
});

test("a smaller-than sign in a sentence is one", () => {
  expect(htmlText("dak < 20 m² & 3 > 2")).toBe("dak < 20 m² & 3 > 2");
});

test("markup made to be slow is read at once", () => {
  for (const html of [
    "<".repeat(500_000),
    "<script>".repeat(60_000),
    "<head>".repeat(80_000),
    "<!--".repeat(100_000),
    "<p".repeat(200_000),
    "&".repeat(500_000),
    "<blockquote>".repeat(50_000),
  ])
    expect(typeof htmlText(html)).toBe("string");
});
