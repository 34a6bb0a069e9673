/** The modes that most visits never see, as one file of their own. */
export { CodeForm } from './CodeForm.tsx';
export { ForgotForm } from './ForgotForm.tsx';
export { ResetForm } from './ResetForm.tsx';
