/**
 * Runs before everything else, inline. A dialog's link opens its dialog from the first paint on; a tap on a control
 * of an island is noted. The entry script, whose address stands on the element, is fetched once the page has been
 * painted, so that it shares the line with nothing that is seen first. Then it takes over what was noted (`__early`
 * becomes null).
 */
export const EARLY_SCRIPT = [
  "(w=>{let s=document.currentScript.dataset.entry;w.__early=[];addEventListener('click',e=>{",
  "let c=q=>e.target.closest&&e.target.closest(q),t=c('[data-dialog]'),d=t&&document.getElementById(t.dataset.dialog);",
  "if(!w.__early||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;",
  "if(d&&d.showModal)d.open||d.showModal();else if(t||!(t=c('[data-island] button:not([type=submit])')))return;",
  "e.preventDefault();w.__early.push(t)},!0);",
  "s&&requestAnimationFrame(()=>setTimeout(()=>import(s)))})(window)",
].join("");
