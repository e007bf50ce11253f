/**
 * Inline, before everything else: opens dialogs, closes them with Escape, gives the focus back and notes taps until the
 * entry script takes over (`__early` is null then). That one is fetched after the first paint, to share the line with
 * nothing seen first. A form in a page is posted natively meanwhile; one in a dialog waits, because only the entry script
 * knows what its opener brought along. Where that script cannot be had all goes natively. A transition to or from a page
 * that is cut short (a second click, going back) is no error: it must not be reported as one.
 */
export const EARLY_SCRIPT = [
  "{let n,s=document.currentScript.dataset.entry,on=addEventListener,q=__early=[],",
  "o=t=>(t=document.getElementById(t.dataset.dialog))&&t.togglePopover&&t;",
  "on('click',e=>{let c=s=>e.target.closest(s),t=c('[data-dialog]'),d=t&&o(t);",
  "if(n||!__early||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;",
  "if(d)d.togglePopover(!0);",
  "else if(t||!(t=c('[data-island] button:not([type=submit]),dialog [data-island] button')))return;",
  "e.preventDefault();q.push(t)},!0);",
  "on('keydown',e=>e.key=='Escape'&&q.map(t=>(t=o(t))&&t.togglePopover(!1)));",
  "on('beforetoggle',e=>{let t=e.newState=='closed'&&q.findLast(t=>t.dataset.dialog==e.target.id);",
  "t&&t.focus({preventScroll:!0})},!0);",
  "for(let n of['pageswap','pagereveal'])on(n,({viewTransition:v})=>v&&v.ready.catch(()=>{}));",
  "s&&requestAnimationFrame(()=>setTimeout(()=>import(s).catch(e=>{",
  "n=1;q.map(t=>t.form&&t.click());throw e})))}",
].join("");
