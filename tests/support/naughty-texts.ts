/** `RUN` becomes a script that `watchScripts` notices. */
const run = (text: string) => text.replaceAll("RUN", "window.ran=1");
const lines = (text: string) => text.trim().split("\n").map(run);

const tags = lines(`
<script>RUN</script>
<script src=data:,RUN></script>
<ScRiPt >RUN</sCrIpT
<img src=x onerror=RUN>
<svg onload=RUN>
<svg/onload=RUN//
<body onload=RUN>
<video><source onerror=RUN>
<iframe srcdoc="<script>parent.RUN</script>">
<iframe src=javascript:parent.RUN>
<object data=javascript:RUN>
<a href=javascript:RUN autofocus onfocus=RUN>x</a>
<input autofocus onfocus=RUN>
<details open ontoggle=RUN>
<style>*{background:url(http://evil.example/x)}</style>
<link rel=stylesheet href=http://evil.example/x>
<base href=//evil.example/>
<meta http-equiv=refresh content="0;url=javascript:RUN">
<form action=javascript:RUN><button autofocus>
<math><mtext><script>RUN</script>
<template><script>RUN</script></template>
<svg><animate onbegin=RUN attributeName=x dur=1s>
<svg><use href="data:image/svg+xml,<svg onload=RUN>">
<noscript><p title="</noscript><img src=x onerror=RUN>">
<math><style><img src=x onerror=RUN></style>`);

/** What a text must leave before its tag counts. */
const ways = [
  ...'" > \'> "> </title> </textarea> </script> --> </style> ]]> `> \\x22> &quot;> }} <!-- %22%3E </noscript> </select>'.split(
    " ",
  ),
  ...["", "\u2028", "\u0000", "</template>"],
];

const attributes = lines(String.raw`
" onmouseover=RUN x="
' autofocus onfocus=RUN '
" style="animation:x" onanimationstart="RUN
javascript:RUN
JaVaScRiPt:RUN
data:text/html,<script>RUN</script>
vbscript:RUN
{{constructor.constructor('RUN')()}}
';RUN;//
";RUN;//
\";RUN;//
</script><script>RUN//
&#x3c;script&#x3e;RUN&#x3c;/script&#x3e;
\u003cscript\u003eRUN\u003c/script\u003e
+ADw-script+AD4-RUN
＜script＞RUN＜/script＞
%3Cscript%3ERUN%3C/script%3E
<scr<script>ipt>RUN</scr</script>ipt>
<!--#exec cmd=id-->
<![CDATA[x]]>
<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>`);

const formulas = [
  ...lines(`
=1+1
+1+1
-1+1
@SUM(1)
=HYPERLINK("http://evil.example","klik")
=cmd|' /C calc'!A0
a,=1+1
a;=1+1
a|=1+1
a","=1+1
a";"=1+1
a, +1
a,-1
a,@x
＝1+1
a,＝1
"=1
'=1
=IMPORTXML("http://evil.example")
=A1:Z9`),
  ...["\t=1", "\r=1", "a\t=1+1", "a\n=1+1", "\u200B=1", "\uFEFF=1", "a,\u00A0=1", "- een\n- twee"],
];

const kinds = [
  ..."undefined null NaN true 0 -1 1e309 0x1 Infinity [] {} __proto__ constructor toString hasOwnProperty then NEAR(".split(
    " ",
  ),
  ..."\\ \\\\ \\n \\0 % %s%s%n %00 ../../../etc/passwd ..\\..\\windows file:///etc/passwd CON C:\\x |id `id` $(id) {{7*7}}".split(
    " ",
  ),
  ..."#{7*7} {%x%} %{7*7} http://evil.example //evil.example https://a@b@c mailto:a@b?cc=c tel:+1 www.evil.example".split(
    " ",
  ),
  ..."[x](javascript:1) ![x](http://evil.example) **x** & &amp; &lt;b&gt; &#0; &nbsp; < > \" ' ` <b> </b> <! <?".split(
    " ",
  ),
  ...[
    "",
    " ",
    "[object Object]",
    "' OR 1=1 --",
    "'; DROP TABLE leads; --",
    "%' AND 1=0",
    "a* OR b",
    "<%= 7*7 %>",
    "() { :; }; x",
  ],
  ...[
    "%0d%0aBcc: x@evil.example",
    "x\r\nBcc: x@evil.example",
    "x\nSubject: y",
    "\0",
    "\x01\x02\x7f",
    "\u0080\u0085\u009f",
  ],
  ...[
    "\u2028",
    "\u2029",
    "\u202Egpj.exe",
    "\u200B\u200D\uFEFF",
    "\uFFFD\uFFFE\uFFFF",
    "e\u0301".repeat(9),
    "Z\u0351\u036B\u0343",
  ],
  ...[
    "é ü ß ÿ Ø Ł",
    "中文字符",
    "العربية 123",
    "עברית",
    "😀👨‍👩‍👧🏳️‍🌈",
    "🇧🇪🇳🇱",
    "𝕏 𝔘𝔫𝔦",
    "\uD800",
    "\uDC00x",
    "ﷺ",
    "i̇İıI",
    "½⅓",
  ],
  ...["a".repeat(100), "W".repeat(5000), "\n".repeat(50), " a ".repeat(99)],
];

/** Texts that something of ours, of a browser or of a spreadsheet could take for more than text. */
export function naughtyTexts(): string[] {
  const broken = ways.flatMap((way) => tags.map((tag) => way + tag));
  return [...kinds, ...formulas, ...attributes, ...broken];
}
