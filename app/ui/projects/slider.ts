/** Lets photos before and after follow their slider. Runs when it is loaded: each byte of the boot script counts. */
for (const frame of document.querySelectorAll<HTMLElement>("[data-compare]")) {
  const input = frame.querySelector("input") as HTMLInputElement;
  const show = () => {
    const share = input.valueAsNumber;
    // The middle of the handle, which is 2.75rem wide and stays within the photos.
    frame.style.setProperty("--cut", `calc((100% - 2.75rem) * ${share / 100} + 1.375rem)`);
    input.setAttribute("aria-valuetext", `${share} procent vóór, ${100 - share} procent na`);
  };
  input.addEventListener("input", show);
  show();
}

export {};
