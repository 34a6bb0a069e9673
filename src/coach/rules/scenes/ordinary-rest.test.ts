import { describe, expect } from 'vitest';
import { read } from '../reading/read.ts';
import { inOneTest } from '../testing.ts';
import { ORDINARY_REST_SCENES } from './ordinary-rest.ts';

const sceneOf = (message: string): string | undefined =>
  ORDINARY_REST_SCENES.find((scene) => scene.when(read({ message })))?.name;

describe('plain kinds that belong to no other', () => {
  inOneTest([
    ['happy birthday!', 'ordinary: a birthday wish'],
    ['Happy birthday beautiful, hope you have a great day', 'ordinary: a birthday wish'],
    ["you're late", 'ordinary: they say that I am late'],
    ['so how come you’re on tinder?', 'ordinary: why are you on here'],
    ['what brought you to hinge', 'ordinary: why are you on here'],
    ['we matched! hi', 'ordinary: a fresh match'],
  ])('%s is taken as %s', (message, name) => {
    expect(sceneOf(message)).toBe(name);
  });

  inOneTest([
    ["it's my friend's happy birthday party tonight"],
    ["you're too late, I met someone"],
    ["I'm 10 minutes late"],
    ['how come you never call'],
    ['my profile is old'],
    ['we matched outfits at the wedding'],
    ['my day was awful and you made it worse'],
  ])('%s is left to others', (message) => {
    expect(sceneOf(message)).toBeUndefined();
  });
});
