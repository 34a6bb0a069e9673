/** The in-page alert of pages without React: `role="alertdialog"`, one button that closes it. Texts come from the page. */
export function showAlert(message: string, okLabel: string): void {
  const dialog = document.createElement('dialog');
  const text = document.createElement('p');
  const ok = document.createElement('button');
  dialog.role = 'alertdialog';
  dialog.className = 'alert';
  text.id = 'alert-text';
  text.textContent = message;
  dialog.setAttribute('aria-labelledby', text.id);
  ok.textContent = okLabel;
  ok.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(text, ok);
  document.body.append(dialog);
  dialog.showModal();
}
