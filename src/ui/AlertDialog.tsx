import { AlertDialog as Radix } from 'radix-ui';
import { buttonClass } from './Button.tsx';

type AlertDialogProps = {
  open: boolean;
  /** What happened, in the catalogue's words. */
  message: string;
  /** A heading above the message; without one the message is the dialog's name. */
  title?: string | undefined;
  okLabel?: string;
  /** Called by OK and by Escape: there is one way on. */
  onOk: () => void;
};

const sentence = 'break-words font-done font-normal text-lg leading-snug tracking-normal';

/**
 * The in-page alert: `role="alertdialog"` with one OK that goes on. Radix keeps the focus inside and gives it back;
 * its own overlay is left out because it writes a style element, which the content policy refuses.
 */
export function AlertDialog({ open, message, title, okLabel = 'OK', onOk }: AlertDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onOk()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 bg-[#150a19]/60" aria-hidden="true" />
        <Radix.Content
          {...(title ? {} : { 'aria-describedby': undefined })}
          className="rise fixed inset-x-4 top-1/2 z-50 mx-auto grid max-w-md -translate-y-1/2 gap-5 rounded-lg bg-card p-7 shadow-lift outline-none"
        >
          <Radix.Title className={title ? 'text-2xl' : sentence}>{title ?? message}</Radix.Title>
          {title && <Radix.Description className={sentence}>{message}</Radix.Description>}
          <Radix.Action className={buttonClass('primary')}>{okLabel}</Radix.Action>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
