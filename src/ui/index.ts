/** Components that know no product. Styles and tokens: `src/ui/tokens.css`, loaded once by each page's root. */
export { AlertDialog } from './AlertDialog.tsx';
export { Button, ButtonLink, type ButtonProps, type ButtonVariant, buttonClass } from './Button.tsx';
export {
  brandName,
  cardsMark,
  googleMark,
  isGoogleOffered,
  sellerMark,
  supportEmail,
  supportMark,
} from './brand.ts';
export { Card } from './Card.tsx';
export { Checkbox } from './Checkbox.tsx';
export { Chip, type ChipTone } from './Chip.tsx';
export { classNames } from './class-names.ts';
export { Dialog } from './Dialog.tsx';
export { describedBy, Field, type FieldWords, inputClass } from './Field.tsx';
export { Logo, LogoMark } from './Logo.tsx';
export { lazyScreen } from './lazy-screen.ts';
export { CHUNK_TIMEOUT_MS, ChunkFault, loadInTime } from './load-in-time.ts';
export { Notice, type NoticeTone } from './Notice.tsx';
export { PageShell } from './PageShell.tsx';
export { PasswordField } from './PasswordField.tsx';
export { Select } from './Select.tsx';
export { Spinner } from './Spinner.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { useHydrated } from './use-hydrated.ts';
export { VisuallyHidden } from './VisuallyHidden.tsx';
