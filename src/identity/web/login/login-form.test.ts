import { describe, expect, it } from 'vitest';
import { loginMessage } from '../../rules/index.ts';
import { ApiError, NETWORK_ERROR_CODE } from '../api-client.ts';
import {
  emailFault,
  fieldOfFailure,
  type LoginFields,
  loginFailure,
  loginFaults,
  mayBeGoogle,
} from './login-form.ts';

const good: LoginFields = { name: '', email: 'ann@example.com', password: 'secret', acceptedTerms: true };
const both = 'Email and password are required';

describe('loginFaults', () => {
  it.each([
    ['sign-in', {}, {}],
    ['sign-up', {}, {}],
    ['sign-in', { email: '', password: '' }, { email: both }],
    ['sign-in', { email: '  ' }, { email: both }],
    ['sign-in', { password: '' }, { password: both }],
    ['sign-in', { email: 'ann' }, { email: 'Invalid email address.' }],
    ['sign-in', { password: '12345' }, {}],
    ['sign-up', { password: '12345' }, { password: 'Password should be at least 6 characters.' }],
    ['sign-up', { acceptedTerms: false }, { terms: loginMessage('terms-not-accepted') }],
    ['sign-in', { acceptedTerms: false }, {}],
  ] as const)('%s with %j', (mode, change, expected) => {
    expect(loginFaults(mode, { ...good, ...change })).toEqual(expected);
  });
});

describe('a failed sign-in', () => {
  const text = (error: unknown, email = 'ann@example.com') =>
    loginFailure(error, { email, googleOffered: false }).text;

  it.each([
    [new ApiError(401, 'wrong-password', ''), 'Invalid password. Please check your password and try again.'],
    [
      new ApiError(0, NETWORK_ERROR_CODE, 'Failed to fetch'),
      'Network error. Please check your internet connection and try again.',
    ],
    [new ApiError(418, 'teapot', 'Raw words'), 'Raw words'],
    [new ApiError(502, 'http-502', ''), 'Failed to authenticate. Please try again.'],
    [new Error('boom'), 'Failed to authenticate. Please try again.'],
  ])('%s reads %j', (error, expected) => {
    expect(text(error)).toBe(expected);
  });

  it('names no Google button that is not there', () => {
    const error = new ApiError(401, 'invalid-login-credentials', '');
    expect(text(error, 'ann@gmail.com')).not.toContain('Google');
    expect(loginFailure(error, { email: 'ann@gmail.com', googleOffered: true }).text).toContain(
      'use Continue with Google',
    );
  });

  it.each([
    ['email-already-in-use', 'email'],
    ['weak-password', 'password'],
    ['terms-not-accepted', 'terms'],
    ['too-many-requests', null],
    ['invalid-login-credentials', null],
  ])('%s belongs to %s', (code, field) => {
    expect(fieldOfFailure(new ApiError(400, code, ''))).toBe(field);
  });

  it.each([
    [30, 'You can try again in 30 seconds.'],
    [90, 'You can try again in 90 seconds.'],
    [91, 'You can try again in 2 minutes.'],
    [59 * 60, 'You can try again in 59 minutes.'],
    [3600, 'You can try again in an hour.'],
    [3601, 'You can try again in 2 hours.'],
  ])('locked for %i s says how long, after the text of the catalogue', (seconds, more) => {
    const error = new ApiError(429, 'too-many-requests', '', null, seconds);
    expect(loginFailure(error, { email: '', googleOffered: false })).toEqual({
      text: loginMessage('too-many-requests'),
      more,
    });
  });

  it.each([
    ['invalid-login-credentials', 'ann@gmail.com', true],
    ['user-not-found', ' Ann@GoogleMail.com ', true],
    ['invalid-login-credentials', 'ann@example.com', false],
    ['invalid-login-credentials', 'ann@gmail.com.example', false],
    ['wrong-password', 'ann@gmail.com', false],
    ['too-many-requests', 'ann@gmail.com', false],
  ])('%s for %s offers Google: %s', (code, email, offered) => {
    expect(mayBeGoogle(new ApiError(401, code, ''), email)).toBe(offered);
  });
});

describe('an address that stands alone', () => {
  it.each([
    ['', 'Please enter your email address.'],
    ['   ', 'Please enter your email address.'],
    ['ann', 'Invalid email address.'],
    [' ann@example.com ', undefined],
  ])('%j: %s', (email, fault) => expect(emailFault(email)).toBe(fault));
});
