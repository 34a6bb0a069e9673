import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../AuthProvider.tsx';
import { resetDone } from '../copy.ts';
import { isAwaited, isNewHere } from './arrival.ts';
import {
  fieldOfFailure,
  focusField,
  type LoginFaults,
  type LoginFields,
  type LoginMode,
  loginFailure,
  loginFaults,
  mayBeGoogle,
  type PasswordMode,
  type Said,
} from './login-form.ts';
import { useArrival } from './use-arrival.ts';
import { loadGooglePart, useGoogle } from './use-google.ts';
import { useOnward } from './use-onward.ts';
import { usePasskey } from './use-passkey.ts';

const EMPTY: LoginFields = { name: '', email: '', password: '', acceptedTerms: false };

/** Why the Google button stands at the top: the address looks like Google's, or a new account needs the box. */
export type GoogleCall = 'looks-like-google' | 'terms' | null;

/** Everything that /login knows and does; the screens below only draw it. */
export function useLogin() {
  const auth = useAuth();
  const { storage } = auth;
  const { arrival, spendReset } = useArrival();
  // The referrer is the document's: whoever signs out in it later stands here again and is nobody new.
  const isFirst = useRef(useLocation().key === 'default').current;
  const [mode, setMode] = useState<LoginMode>('sign-in');
  // The form for new people stands there unasked, and nobody has pressed the other half yet.
  const isOpened = useRef(false);
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<LoginFaults>({});
  const [failure, setFailure] = useState<Said | null>(null);
  const [goodNews, setGoodNews] = useState<string | null>(null);
  const [verified, setVerified] = useState<boolean | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [googleCall, setGoogleCall] = useState<GoogleCall>(null);
  // Whom the Gmail fallback was offered to: only this account may come back, also after the box was asked for.
  const [mustBe, setMustBe] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Counts how often a press led to another form.
  const [moves, setMoves] = useState(0);
  const entered = auth.state.status === 'signed-in';

  const google = useGoogle({
    onFailure: setFailure,
    onTermsWanted: () => {
      setGoogleCall('terms');
      focusField('terms');
    },
  });
  const passkey = usePasskey(setFailure, mode === 'sign-in' && !entered);
  // A signed-in user's try to prove it again by Google that failed: read before the way leads back.
  const [faultToRead, setFaultToRead] = useState<Said | null>(null);
  const [googleIsDone, setGoogleIsDone] = useState(false);
  // The arrival whose say is in the states above. A render that knows only the address must not lead anybody on.
  const [taken, setTaken] = useState<typeof arrival>(null);
  const held = isAwaited(taken, googleIsDone) || mode === 'reset' || verified !== null;
  const onward = useOnward(held, arrival?.google?.returnTo ?? null);

  const continueSession = useRef(auth.continueSession);
  continueSession.current = auth.continueSession;
  useEffect(() => {
    if (!arrival) return;
    const waiting = storage.read('tempEmail');
    setTaken(arrival);
    setVerified(arrival.verified);
    if (arrival.reset) return setMode('reset');
    const result = arrival.google;
    // Left there by a visit that came back another way.
    if (!result) storage.clear('googleTyped');
    if (result) {
      void loadGooglePart()
        .then((part) => part.backFromGoogle(result, continueSession.current, storage))
        .then(({ said, call, email, mustBe }) => {
          setFields((now) => ({ ...now, email: now.email || email }));
          setMustBe(mustBe);
          setGoogleCall(call);
          setFailure(said);
          if (call === 'terms') focusField('terms');
          if (result.returnTo && said) setFaultToRead(said);
          else setGoogleIsDone(true);
        })
        .catch(() => setGoogleIsDone(true));
    } else if (waiting) {
      setSentTo(waiting);
      setFields((now) => ({ ...now, email: waiting }));
      setMode('code');
    } else if (
      isFirst &&
      arrival.verified === null &&
      isNewHere(document.referrer, location.origin, storage.read('redirectAfterLogin'))
    ) {
      isOpened.current = true;
      setMode('sign-up');
    }
  }, [arrival, storage, isFirst]);

  function change(next: Partial<LoginFields>) {
    setFields((now) => ({ ...now, ...next }));
    setFaults((now) => {
      const left = { ...now };
      if (next.email !== undefined) delete left.email;
      if (next.password !== undefined) delete left.password;
      if (next.acceptedTerms !== undefined) delete left.terms;
      return left;
    });
    if (next.email === undefined) return;
    setGoogleCall((now) => (now === 'looks-like-google' ? null : now));
    setMustBe(null);
  }

  function switchTo(next: LoginMode) {
    isOpened.current = false;
    if (mode === 'reset') spendReset();
    setMode(next);
    setMoves((now) => now + 1);
    setFaults({});
    setFailure(null);
    setGoodNews(null);
    setGoogleCall(null);
    setMustBe(null);
    if (next !== 'code') rememberSentTo(null);
  }

  /** The step of the one-time code outlives a reload by the stored address. */
  function rememberSentTo(email: string | null) {
    setSentTo(email);
    if (email === null) storage.clear('tempEmail');
    else storage.write('tempEmail', email);
  }

  /** The other half of the two ways. A member who took the form that was opened for them for a sign-in meant this press as one. */
  function takeOtherWay(next: PasswordMode) {
    const isMember =
      isOpened.current && fields.email && fields.password && !fields.name && !fields.acceptedTerms;
    switchTo(next);
    if (isMember) void send(next);
  }

  function submit(event: FormEvent, own: PasswordMode) {
    event.preventDefault();
    void send(own);
  }

  async function send(own: PasswordMode) {
    if (busy || entered) return;
    const found = loginFaults(own, fields);
    setFaults(found);
    setFailure(null);
    setGoodNews(null);
    const first = (['email', 'password', 'terms'] as const).find((field) => found[field]);
    if (first) return focusField(first);
    setBusy(true);
    const { name, email, password } = fields;
    const credentials = { email: email.trim(), password };
    try {
      if (own === 'sign-in') await auth.signIn(credentials);
      else
        await auth.signUp({
          ...credentials,
          ...(name.trim() ? { name: name.trim() } : {}),
          acceptedTerms: true,
        });
    } catch (error) {
      const said = loginFailure(error, { email, googleOffered: google.works });
      const field = fieldOfFailure(error);
      if (field) setFaults({ [field]: said.text });
      else setFailure(said);
      const offer = own === 'sign-in' && google.mayWork && mayBeGoogle(error, email);
      setGoogleCall(offer ? 'looks-like-google' : null);
      setMustBe(offer ? credentials.email : null);
      focusField(field ?? 'password');
    } finally {
      setBusy(false);
    }
  }

  function continueWithGoogle() {
    const press = google.part?.googlePress({ mode, fields, call: googleCall, mustBe });
    if (!press) return;
    if ('request' in press) return google.start(press.request);
    setFaults({ terms: press.termsFault });
    focusField('terms');
  }

  return {
    /** The page is at work and knows which form is wanted. */
    ready: taken !== null,
    mode,
    moves,
    switchTo,
    takeOtherWay,
    fields,
    change,
    faults,
    failure,
    goodNews,
    verified,
    faultToRead,
    /** What had to be read before somebody signed in is led on has been read. */
    acknowledge: () => {
      setVerified(null);
      setFaultToRead(null);
      setGoogleIsDone(true);
    },
    sentTo,
    keepSentTo: (email: string | null) => {
      rememberSentTo(email);
      setMoves((now) => now + 1);
    },
    resetToken: arrival?.reset ?? null,
    resetDone: (email: string) => {
      switchTo('sign-in');
      setFields((now) => ({ ...now, email }));
      setGoodNews(resetDone);
    },
    google,
    passkey,
    googleCall,
    continueWithGoogle,
    submit,
    busy,
    entered,
    onward,
    signOut: auth.signOut,
  };
}

export type Login = ReturnType<typeof useLogin>;
