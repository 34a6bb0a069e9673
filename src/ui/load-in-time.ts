/** How long a page's script may take to arrive (spec section 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The script of a page did not arrive in time, or not at all. */
export class ChunkFault extends Error {}

/**
 * Loads a part of the app: once more where the first try failed (a phone that changed networks), and for two minutes at most in all, so
 * that nobody looks at a waiting screen for ever. Rejects with `ChunkFault`.
 *
 * @param load an `import()`; a browser asks for a failed module again
 */
export async function loadInTime<Module>(
  load: () => Promise<Module>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFault('not here in time')), timeoutMs);
  });
  try {
    return await Promise.race([load().catch(load), late]);
  } catch (cause) {
    throw cause instanceof ChunkFault ? cause : new ChunkFault('could not be loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
