/** Made when it is first asked for, and kept: most languages are never spoken in a process, and most patterns of theirs never needed. */
export function madeOnce<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as T;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
