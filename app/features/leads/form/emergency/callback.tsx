import { type FormEvent, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { feltSubmit } from "~/features/leads/form/kit/felt-submit";
import type { FormProps } from "~/features/leads/form/kit/form-description";
import { useLeadForm } from "~/features/leads/form/kit/use-lead-form";
import { SendNotice } from "~/features/leads/form/send/status/send-notice";
import { Button, dropSecondClick } from "~/ui/controls/button";
import { CallbackContact, CallbackPrivacy } from "./callback-fields";
import { emergencyDescription } from "./emergency-description";

type Props = Pick<FormProps, "tag" | "privacyVersion"> & {
  /** Id of the service that the dialog is about. */
  about: string;
};

/**
 * The form of /spoed within a step of another form, so that help is asked for without going there. HTML has no form in a
 * form: its own stands at the end of the page, and its fields name it.
 */
export function Callback({ about, ...props }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { action, button, failed, sent } = emergencyDescription;
  const start = { values: { projectType: about }, errors: {} };
  const { parts, notice, sending, ready } = useLeadForm(
    emergencyDescription,
    { ...props, start },
    {
      prefix: `${id}-`,
      onSent: ({ reference, promise, page }, { announce, closeDialogs, showToast }) => {
        // It may have waited: who chose another service meanwhile is filling in that.
        if (box.current?.offsetHeight) closeDialogs();
        announce({ reference, promise, page, mailed: false });
        showToast(sent);
      },
      onFailed: ({ message }, { showToast }) => {
        showToast({ title: failed.title, description: message, variant: "destructive" });
      },
    },
  );
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // To React it stands within the form of the step.
    event.stopPropagation();
    const code = await ready(event);
    if (await code?.check(["phone", "address"], { shouldFocus: true })) code?.send();
  }
  const text: typeof parts.text = (name) => ({ ...parts.text(name), form: id });
  return (
    <div ref={box} className="grid grid-cols-1 gap-4">
      <p>
        Of <strong>wij bellen u terug</strong>. Een telefoonnummer en een plaats zijn genoeg.
      </p>
      <div inert={sending} className="grid grid-cols-1 gap-4">
        <CallbackContact {...parts} text={text} />
      </div>
      <Button type="submit" form={id} busy={sending} onClick={dropSecondClick} className="justify-self-start">
        {sending ? button.busy : button.idle}
      </Button>
      <SendNotice {...notice} />
      <CallbackPrivacy />
      {createPortal(
        <form
          id={id}
          action={action}
          method="post"
          encType="multipart/form-data"
          onSubmit={feltSubmit(submit)}
          noValidate
          aria-hidden="true"
          hidden
        >
          <input type="hidden" name="form" value="emergency" />
          <input type="hidden" name="projectType" value={about} />
          <input type="hidden" name="privacyVersion" value={props.privacyVersion} />
        </form>,
        document.body,
      )}
    </div>
  );
}
