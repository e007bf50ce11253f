/**
 * Inline, before everything else: opens dialogs, closes them with Escape, gives the focus back and notes taps until the
 * entry script takes over (`__early` is null then). That one is fetched after the first paint, to share the line with
 * nothing seen first. Where it cannot be had, or not within ten seconds of a tap, the last submit button or opener
 * of something empty goes natively, as soon as our server answers: the browser's page of a failure would take the place of
 * what was typed. A step of a dialog that was closed meanwhile does not.
 */
export const EARLY_SCRIPT = [
  "{let s=document.currentScript.dataset.entry,on=addEventListener,q=__early=[],",
  "o=t=>document.getElementById(t.dataset.dialog),",
  "w=()=>__early&&fetch('/healthz').then(()=>{",
  "__early&&=0;q.map(t=>delete t.dataset.felt);",
  "q.findLast(t=>t.type=='submit'&&(t.offsetWidth||t.form?.method=='post')||o(t)?.querySelector(':popover-open [data-body]'))?.click()",
  "},()=>setTimeout(w,1e4));",
  "on('click',e=>{let t=e.target.closest('[data-dialog]'),d=t&&o(t);",
  "if(!__early||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;",
  "if(d?.togglePopover)d.togglePopover(!0);else if(t||!(t=e.target.closest('[data-island] button')))return;",
  "else t.dataset.felt='';",
  "e.preventDefault();q.push(t)>1||setTimeout(w,1e4)},!0);",
  "on('keydown',e=>e.key=='Escape'&&q.map(t=>o(t)?.togglePopover(!1)));",
  "on('beforetoggle',e=>e.newState=='closed'&&q.findLast(t=>o(t)==e.target)?.focus({preventScroll:!0}),!0);",
  "s&&requestAnimationFrame(()=>setTimeout(()=>import(s).catch(e=>{w();throw e})))}",
].join("");

/**
 * Inline in /admin: holds the buttons that are pressed and the forms that are sent before its application listens, as only
 * that says beside a field what is refused, and keeps what was typed. Pressed again as nothing happens is pressed once. Where
 * the application cannot be had within ten seconds, the last form goes natively, as soon as our server answers. What is only
 * looked up goes natively at once.
 */
export const ADMIN_EARLY_SCRIPT = [
  "{let on=addEventListener,q=__early=[],",
  "w=()=>__early&&fetch('/healthz').then(()=>{",
  "__early&&=0;q.map(t=>delete t.dataset.felt);",
  "let t=q.findLast(t=>t.type=='submit'||t.matches('form'));t?.click();t?.requestSubmit?.()",
  "},()=>setTimeout(w,1e4)),",
  "hold=(e,t)=>{e.stopImmediatePropagation();t.dataset.felt='';",
  "q[0]||setTimeout(w,1e4);q.at(-1)==t||q.push(t)};",
  "on('click',e=>{let t=__early&&!e.button&&e.target.closest('button:not([type=submit])');t&&hold(e,t)},!0);",
  "on('submit',e=>{if(!__early||e.target.matches('[method=get],[method=dialog]'))return;",
  "e.preventDefault();hold(e,e.submitter||e.target)},!0)}",
].join("");
