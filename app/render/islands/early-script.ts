/**
 * Inline, before everything else: opens dialogs, closes them with Escape, gives the focus back and notes taps until the
 * entry script takes over (`__early` is null then). That one is fetched after the first paint, to share the line with
 * nothing seen first; where it cannot be had all goes natively. A transition to or from a page that is cut short (a
 * second click, going back) is no error: it must not be reported as one.
 */
export const EARLY_SCRIPT = [
  "{let s=document.currentScript.dataset.entry,on=addEventListener,q=__early=[],",
  "o=t=>document.getElementById(t.dataset.dialog);",
  "on('click',e=>{let t=e.target.closest('[data-dialog]'),d=t&&o(t);",
  "if(!__early||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;",
  "if(d?.togglePopover)d.togglePopover(!0);else if(t||!(t=e.target.closest('[data-island] button')))return;",
  "e.preventDefault();q.push(t)},!0);",
  "on('keydown',e=>e.key=='Escape'&&q.map(t=>o(t)?.togglePopover?.(!1)));",
  "on('beforetoggle',e=>e.newState=='closed'&&q.findLast(t=>o(t)==e.target)?.focus({preventScroll:!0}),!0);",
  "['pageswap','pagereveal'].map(n=>on(n,e=>e.viewTransition?.ready.catch(()=>{})));",
  "s&&requestAnimationFrame(()=>setTimeout(()=>import(s).catch(e=>{",
  "__early=0;q.map(t=>t.form&&t.click());throw e})))}",
].join("");

/** Inline in /admin: notes the buttons that are pressed before its application listens; forms are posted natively. */
export const ADMIN_EARLY_SCRIPT = [
  "__early=[];addEventListener('click',e=>{",
  "let t=__early&&!e.button&&e.target.closest('button:not([type=submit])');",
  "t&&(e.stopImmediatePropagation(),__early.push(t))},!0)",
].join("");
