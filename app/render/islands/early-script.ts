/**
 * Inline, before everything else: opens dialogs, closes them with Escape, gives the focus back and notes taps until the
 * entry script takes over (`__early` is null then). That one is fetched after the first paint, to share the line with nothing seen first. A transition
 * to or from a page that is cut short (a second click, going back) is no error: it must not be reported as one.
 */
export const EARLY_SCRIPT = [
  "(w=>{let s=document.currentScript.dataset.entry,o=t=>t&&document.getElementById(t.dataset.dialog);",
  "w.__early=[];addEventListener('click',e=>{",
  "let c=q=>e.target.closest&&e.target.closest(q),t=c('[data-dialog]'),d=o(t);",
  "if(!w.__early||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;",
  "if(d&&d.togglePopover)d.togglePopover(!0);else if(t||!(t=c('[data-island] button:not([type=submit])')))return;",
  "e.preventDefault();w.__early.push(t)},!0);",
  "addEventListener('keydown',e=>{if(w.__early&&e.key=='Escape')for(let t of w.__early){",
  "let d=o(t);d&&d.togglePopover&&d.togglePopover(!1)}});",
  "addEventListener('beforetoggle',e=>{let t=w.__early&&e.newState=='closed'&&",
  "w.__early.findLast(t=>t.dataset.dialog==e.target.id);t&&t.focus({preventScroll:!0})},!0);",
  "for(let n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>v&&v.ready.catch(()=>{}));",
  "s&&requestAnimationFrame(()=>setTimeout(()=>import(s)))})(window)",
].join("");
