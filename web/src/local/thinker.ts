/** A worker in which bots think, so that the tables answer meanwhile. */
import { python, type Parts } from './python';

type Job = { id: number; job: string };

let begin: (parts: Parts) => void;
const parts = new Promise<Parts>((given) => (begin = given));
const think = python('from bedesten.local.worker import think; think', parts);

self.onmessage = async ({ data }: MessageEvent<Parts | Job>): Promise<void> => {
  if ('program' in data) return begin(data);
  const answer = (await think)(data.job) as string;
  self.postMessage({ id: data.id, answer });
};
