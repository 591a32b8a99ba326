"""Takes phone photos of rendered pages, as examples/corpus/tools/make-photos.py simulates them.
   stdin: JSON list of {page, photo, seed, grade}; stdout: JSON list of grids over the photos, row by row: the place of the
   page, as fractions of it, that is seen there. A creased page is not flat: its four corners would not tell.
   needs: python3-opencv python3-numpy"""
import importlib.util, json, os, sys
import cv2, numpy as np

TOOLS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../examples/corpus/tools/make-photos.py')
spec = importlib.util.spec_from_file_location('make_photos', TOOLS)
tools = importlib.util.module_from_spec(spec)
argv, sys.argv = sys.argv, sys.argv[:1]
spec.loader.exec_module(tools)

# by grade: how far tilted, how blurred, how noisy, how dark, creased or not; each photo a little otherwise
GRADES = {
    'easy': dict(fill=(.94, .98), persp=(.01, .05), rot=(.3, 1.8), blur=(.5, .65), motion=(0, 0), noise=(2, 3.5), light=(.1, .22), crease=(0, 0), shadow=(0, .15), dark=(.95, 1)),
    'medium': dict(fill=(.89, .94), persp=(.04, .09), rot=(1.5, 4), blur=(.65, .8), motion=(0, 3), noise=(4, 6), light=(.22, .32), crease=(10, 20), shadow=(.15, .3), dark=(.88, .97)),
    'hard': dict(fill=(.87, .92), persp=(.08, .13), rot=(3, 5), blur=(.8, .95), motion=(3, 5), noise=(6, 9), light=(.3, .4), crease=(16, 24), shadow=(.25, .4), dark=(.72, .85)),
}
TABLES = [(150, 170, 190), (60, 88, 130), (48, 60, 78), (110, 140, 170), (40, 44, 50)]

def settings(seed, grade):
    rng = np.random.default_rng(seed)
    drawn = {name: rng.uniform(*bounds) for name, bounds in GRADES[grade].items() if name not in ('persp', 'motion')}
    low, high = GRADES[grade]['motion']
    return dict(drawn, seed=seed, persp=GRADES[grade]['persp'], motion=int(rng.integers(low, high + 1)), base=TABLES[int(rng.integers(len(TABLES)))])

COLUMNS, ROWS = 61, 81

class Watched:
    """OpenCV, which remembers what of the page each pixel of the photo shows."""
    seen = None
    def __getattr__(self, name):
        return getattr(cv2, name)
    def remap(self, page, u, v, *rest, **more):
        self.seen = u, v
        return cv2.remap(page, u, v, *rest, **more)

watched = tools.cv2 = Watched()
grids = []
for job in json.load(sys.stdin):
    page = cv2.resize(cv2.imread(job['page']), (tools.PW, tools.PH))
    image, _ = tools.photo(page, settings(job['seed'], job['grade']))
    cv2.imwrite(job['photo'], image, [cv2.IMWRITE_JPEG_QUALITY, 82])
    u, v = watched.seen
    across, down = np.linspace(0, tools.W - 1, COLUMNS).round().astype(int), np.linspace(0, tools.H - 1, ROWS).round().astype(int)
    at = np.stack([u[np.ix_(down, across)] / tools.PW, v[np.ix_(down, across)] / tools.PH], -1)
    grids.append([[[round(float(x), 5), round(float(y), 5)] for x, y in row] for row in at])
json.dump(grids, sys.stdout)
