/**
 * Inline, before everything else: opens dialogs and notes taps until the entry script takes over (`__early`
 * is null then). That one is fetched after the first paint, to share the line with nothing seen first. A transition
 * to or from a page that is cut short (a second click, going back) is no error: it must not be reported as one.
 */
export const EARLY_SCRIPT = [
  "(w=>{let s=document.currentScript.dataset.entry;w.__early=[];addEventListener('click',e=>{",
  "let c=q=>e.target.closest&&e.target.closest(q),t=c('[data-dialog]'),d=t&&document.getElementById(t.dataset.dialog);",
  "if(!w.__early||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;",
  "if(d&&d.togglePopover)d.togglePopover(!0);else if(t||!(t=c('[data-island] button:not([type=submit])')))return;",
  "e.preventDefault();w.__early.push(t)},!0);",
  "for(let n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>v&&v.ready.catch(()=>{}));",
  "s&&requestAnimationFrame(()=>setTimeout(()=>import(s)))})(window)",
].join("");
