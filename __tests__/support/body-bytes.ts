/** All bytes of a streamed body. Every chunk is copied, since asking for the next one gives it up. */
export async function bodyBytes(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const chunk of chunks) copies.push(Buffer.from(chunk));
  return Buffer.concat(copies);
}
