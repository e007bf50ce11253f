/*
 * Before Safari 18.4 a style sheet cannot open a fold. On a wide sheet those below the window are opened, so that nothing
 * moves under the eyes; what is in sight keeps the line that opens it. Runs when it is loaded.
 */
if (matchMedia("(width >= 48rem)").matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold"))
    fold.open ||= fold.getBoundingClientRect().top > innerHeight;

export {};
