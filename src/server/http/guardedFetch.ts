/** Far more than a draft of 500 lines needs, or 25 companies. */
const MOST_BYTES = 2_000_000;

/**
 * `fetch` for an outside service, which is not trusted beyond its own address: a redirect is a
 * failure, for its target could lie inside our network, and an answer ends at a size.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  return new Response(answer.body.pipeThrough(bounded(MOST_BYTES)), answer);
};

function bounded(most: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > most) controller.error(new Error(`the answer exceeds ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
