/**
 * Inline, before everything else: opens dialogs and notes taps until the entry script takes over (`__early`
 * is null then). That one is fetched after the first paint, to share the line with nothing seen first.
 */
export const EARLY_SCRIPT = [
  "(w=>{let s=document.currentScript.dataset.entry;w.__early=[];addEventListener('click',e=>{",
  "let c=q=>e.target.closest&&e.target.closest(q),t=c('[data-dialog]'),d=t&&document.getElementById(t.dataset.dialog);",
  "if(!w.__early||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;",
  "if(d&&d.showModal)d.open||d.showModal();else if(t||!(t=c('[data-island] button:not([type=submit])')))return;",
  "e.preventDefault();w.__early.push(t)},!0);",
  "s&&requestAnimationFrame(()=>setTimeout(()=>import(s)))})(window)",
].join("");
