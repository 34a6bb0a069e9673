import { describe, expect, it } from 'vitest';
import { loginMessage } from '../rules/index.ts';
import { ApiError, NETWORK_ERROR_CODE } from './api-client.ts';
import { fieldOfFailure, type LoginFields, loginFailureText, loginFaults } from './login-form.ts';

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
    loginFailureText(error, { email, googleOffered: false });

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
    expect(loginFailureText(error, { email: 'ann@gmail.com', googleOffered: true })).toContain('Google');
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
});
