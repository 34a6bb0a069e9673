import { expect, it } from 'vitest';
import { parseSender } from './sender.ts';

it.each([
  ['no-reply@repartee.example', { name: '', address: 'no-reply@repartee.example' }],
  ['<no-reply@repartee.example>', { name: '', address: 'no-reply@repartee.example' }],
  ['Repartee <no-reply@repartee.example>', { name: 'Repartee', address: 'no-reply@repartee.example' }],
  [
    '"Repartee, Cape Town" <hi@repartee.example>',
    { name: 'Repartee, Cape Town', address: 'hi@repartee.example' },
  ],
  ['  Répartie<hi@repartee.example> ', { name: 'Répartie', address: 'hi@repartee.example' }],
])('reads %s', (text, sender) => {
  expect(parseSender(text)).toEqual(sender);
});

it.each([
  '',
  'Repartee',
  'Repartee <>',
  'Repartee <no-reply>',
  'a@repartee.example, b@repartee.example',
  'Repartee <a@repartee.example> <b@repartee.example>',
  'Repartee\r\nBcc: all@repartee.example <a@repartee.example>',
  'a@repartee.example\nBcc: b@repartee.example',
  'Repartee, Cape Town <hi@repartee.example>',
])('refuses %j', (text) => {
  expect(parseSender(text)).toBeNull();
});
