/**
 * Runs before everything else, inline: a dialog's link opens its dialog from the first paint on, without
 * waiting for the entry script, which later takes over (`__early` becomes null) and fetches what is inside.
 */
export const EARLY_SCRIPT = `(w=>{w.__early=[];addEventListener("click",e=>{let t=e.target.closest&&e.target.closest("[data-dialog]"),d=t&&document.getElementById(t.dataset.dialog);if(w.__early&&d&&d.showModal&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)){e.preventDefault();d.open||d.showModal();w.__early.push(t)}},!0)})(window)`;
