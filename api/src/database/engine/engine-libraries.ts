import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

async function run(program: string, args: string[], cwd: string): Promise<void> {
  try {
    await execute(program, args, { cwd });
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw missing ? new Error(`this system has no ${program}`) : error;
  }
}

/** The oldest version of glibc (Linux' C library) with which the engine runs: its major and minor number. */
const NEEDED_GLIBC = [2, 38] as const;

/** The packages with Debian 13's runtime libraries, by their names in its archive. */
const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1'];
const SOURCE = 'http://deb.debian.org/debian trixie main';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The folder of Debian's libraries and the name of its dynamic loader, for each processor architecture. */
const LAYOUTS: Partial<Record<NodeJS.Architecture, { folder: string; loader: string }>> = {
  x64: { folder: 'usr/lib/x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { folder: 'usr/lib/aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/**
 * True if this process runs on a glibc (Linux' C library) that is too old for the engine. False on other C libraries.
 */
export function needsNewerLibraries(glibc: string | undefined = glibcVersion()): boolean {
  const [major, minor] = (glibc ?? '').split('.').map(Number);
  if (major === undefined || minor === undefined) return false;
  return major < NEEDED_GLIBC[0] || (major === NEEDED_GLIBC[0] && minor < NEEDED_GLIBC[1]);
}

function glibcVersion(): string | undefined {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime;
}

/**
 * Returns the command that starts Node under Debian 13's C library. The caller adds a script and its arguments. The
 * libraries are downloaded into the cache folder, once for each user. They are 4 MB from Debian's archive, whose
 * signature is checked. The download takes some seconds.
 *
 * @throws if the libraries can't be downloaded: no apt-get, no Debian keyring, no network.
 */
export async function nodeUnderNewerLibraries(
  cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'quiltwright'),
): Promise<[program: string, ...args: string[]]> {
  const layout = LAYOUTS[process.arch];
  if (!layout)
    throw new Error(`Debian's libraries are available only for x64 and arm64, not for ${process.arch}.`);
  const kept = join(cache, `debian-13-libraries-${process.arch}`);
  if (!existsSync(kept)) await fetchLibraries(cache, kept);
  const libraries = join(kept, layout.folder);
  return [join(libraries, layout.loader), '--library-path', libraries, process.execPath];
}

/**
 * Unpacks the libraries in a new folder beside `kept`, and then moves the complete folder to `kept`. Two first
 * starts at the same time therefore can't mix their files.
 */
async function fetchLibraries(cache: string, kept: string): Promise<void> {
  if (!existsSync(KEYRING)) throw new Error(`${KEYRING} is missing (package debian-archive-keyring).`);
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'fetching-'));
  try {
    const packages = await downloadPackages(work);
    const unpacked = join(work, 'unpacked');
    for (const file of packages) await run('dpkg', ['-x', file, unpacked], work);
    await rename(unpacked, kept).catch((error: unknown) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Downloads the packages with apt, which checks Debian's signatures, from a source list that only this call uses.
 * Returns the paths of the downloaded files.
 */
async function downloadPackages(work: string): Promise<string[]> {
  const sources = join(work, 'sources.list');
  const downloads = join(work, 'downloads');
  await writeFile(sources, `deb [signed-by=${KEYRING}] ${SOURCE}\n`);
  for (const folder of ['lists/partial', 'cache/archives/partial', 'downloads'])
    await mkdir(join(work, folder), { recursive: true });
  const options = [
    `Dir::Etc::sourcelist=${sources}`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::Lists=${join(work, 'lists')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    'Acquire::Languages=none',
    'APT::Update::Error-Mode=any',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
    // The unprivileged download user can't enter our folder. The archive's signatures are still checked.
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  await run('apt-get', [...options, '-q', 'update'], downloads);
  await run('apt-get', [...options, '-q', 'download', ...PACKAGES], downloads);
  return (await readdir(downloads)).map((file) => join(downloads, file));
}
