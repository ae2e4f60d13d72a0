import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Result } from '@quiltwright/shared/result';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { KernelRequests } from '../../browser/kernels/kernel-requests';
import type { Tab } from '../../browser/tab';
import { KnownScenes } from './known-scenes';

/** Creates the workers of a tab that compute scenes, checks and patches. Each worker starts at its first request. */
export const createSceneRequests = () => new KernelRequests();

/** Creates the object that computes the scenes of a tab's canvas. */
export const createScenes = (tab: Tab) => new Scenes(tab.get(createSceneRequests));

/** Computes scenes: in the page if it knows all blocks of the quilt, and otherwise in a worker. */
export class Scenes {
  readonly #requests: Pick<KernelRequests, 'request' | 'start'>;
  readonly #known = new KnownScenes();
  /** The request that `ahead` began, until another request. */
  #ahead: { quilt: Quilt; answer: Promise<Result<Scene>> } | null = null;
  /** The number of requests without an answer. */
  #running = 0;

  constructor(requests: Pick<KernelRequests, 'request' | 'start'>) {
    this.#requests = requests;
  }

  /** Starts the worker before the first request. */
  start(): void {
    this.#requests.start('canvas');
  }

  /** Returns the scene of a quilt; null if only a worker can compute the scene. */
  known(quilt: Quilt): Scene | null {
    return this.#known.sceneOf(quilt);
  }

  /** Computes the scene of a quilt in the worker. A newer request replaces an older one. */
  request(quilt: Quilt): Promise<Result<Scene>> {
    const begun = this.#ahead;
    this.#ahead = null;
    return begun?.quilt === quilt ? begun.answer : this.#compute(quilt);
  }

  /** Computes the scene of a quilt that is about to be shown. If the next request is for this quilt, it gets this scene. */
  ahead(quilt: Quilt): void {
    const hasShapes = quilt.blocks.some(({ levels }) => levels.some((level) => level.length > 0));
    if (hasShapes) this.#ahead = { quilt, answer: this.#compute(quilt) };
  }

  async #compute(quilt: Quilt): Promise<Result<Scene>> {
    this.#running++;
    const answer = await this.#requests.request('show', quilt, { lane: 'canvas' });
    this.#running--;
    if (answer.ok) this.#known.learn(quilt, answer.value);
    return answer;
  }

  /**
   * Learns the blocks of a quilt that may be shown next, so that the page can then compute its scene. Does nothing while
   * the worker has a request, because a request for the canvas must not be replaced.
   */
  async learn(quilt: Quilt): Promise<void> {
    if (this.#running === 0 && !this.known(quilt)) await this.request(quilt);
  }
}
