import type { ReactNode } from 'react';
import { googleFirst } from '../rare-copy.ts';
import { TermsBox } from './TermsBox.tsx';
import type { GoogleCall, Login } from './use-login.ts';

/** The Google button where the eye is, with the reason for it. */
export function GoogleFirst(props: { login: Login; call: GoogleCall; children: ReactNode }) {
  const { login, call } = props;
  return (
    <div className="grid gap-3 rounded-md border border-edge/40 bg-paper-2 p-4">
      {call === 'looks-like-google' ? (
        <div>
          <p className="font-semibold">{googleFirst.looksLike}</p>
          <p className="text-ink-2 text-sm">{googleFirst.looksLikeMore}</p>
        </div>
      ) : (
        <>
          <p>{googleFirst.makeAccount}</p>
          <TermsBox
            checked={login.fields.acceptedTerms}
            error={login.faults.terms}
            onChange={(acceptedTerms) => login.change({ acceptedTerms })}
          />
        </>
      )}
      {props.children}
    </div>
  );
}
