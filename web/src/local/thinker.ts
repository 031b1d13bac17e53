/** A worker in which bots think, so that the tables answer meanwhile. */
import { python } from './python';

const think = python('from bedesten.local.worker import think; think');

self.onmessage = async ({ data }: MessageEvent<{ id: number; job: string }>): Promise<void> => {
  const answer = (await think)(data.job) as string;
  self.postMessage({ id: data.id, answer });
};
