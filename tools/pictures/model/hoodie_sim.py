"""Stage 1 of the hoodie: cloth simulation. Writes cache/hoodie.blend (mesh only).

Body, sleeves and hood are cut in one piece, front and back, as in a flat drawing of a hoodie; the front has the hood's
opening as a hole. The figure that grows inside has a head, so that the hood stands; sleeves and head are colliders of
their own and may come close to the body. Seams between the pieces are drawn by hoodie_render.py.
usage: blender -b -t 2 --factory-startup -P hoodie_sim.py -- [edge_len_mm] [frames]
"""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from garment import bez, collide, dist_poly, group, grow, mir, put, ring_mesh, seg, settle, sew, sup

argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
H = float(argv[0]) / 1000 if argv else .012
GROW, END = 30, int(argv[1]) if len(argv) > 1 else 56
rng = np.random.default_rng(11)

# ------------------------------------------------------------------ pattern
NECK = (.106, .004)                 # where hood and shoulder meet
TIP = (.262, -.054)
ANG, A1 = math.radians(38), math.radians(72)     # sleeves: in the pattern, and hanging
SL, SW, RIB = .545, .098, .062      # sleeve from the tip, flat width at its end, height of the ribs
PIT = (.292, -.285)
HEM = (.284, -.700)
TOP = .292                          # of the hood
d = (math.cos(ANG), -math.sin(ANG)); n = (-math.sin(ANG), -math.cos(ANG))
SLT = (TIP[0] + d[0] * SL, TIP[1] + d[1] * SL); SLB = (SLT[0] + n[0] * SW, SLT[1] + n[1] * SW)
hood = bez((0, TOP), (.116, TOP + .004), (.138, .165), H) + bez((.138, .165), (.150, .060), NECK, H)[1:]
shoulder = seg(NECK, TIP, H) + bez(TIP, (TIP[0] + .035, TIP[1] - .022), (TIP[0] + d[0] * .12, TIP[1] + d[1] * .12), H)[1:]
shoulder += seg(shoulder[-1], SLT, H)[1:]
cuff = seg(SLT, SLB, H)
elbow = (TIP[0] + d[0] * .33 + n[0] * .124, TIP[1] + d[1] * .33 + n[1] * .124)
under = seg(SLB, elbow, H) + bez(elbow, (PIT[0] + .014, PIT[1] - .006), (PIT[0], PIT[1] - .065), H)[1:]
side = under + seg(under[-1], HEM, H)[1:]
bottom = seg(HEM, (-HEM[0], HEM[1]), H)
half = hood + shoulder[1:] + cuff[1:] + side[1:]
outer = half + bottom[1:] + mir(half)[1:-1]
# the opening of the hood: a drop, its tip on the seam of the neck
TIPZ, OPEN, WIDE = -.082, .196, .060
s = np.linspace(0, 1, 44)[1:]
opening = [(0, TIPZ)] + [(WIDE * math.sin(math.pi * q ** 1.1) ** 1.15, TIPZ + (OPEN - TIPZ) * q) for q in s[:-1]] + [(0, OPEN)]
hole = opening + mir(opening)[1:-1]

verts, faces, pat, isback = sew([outer, outer], [[hole], []], [hood, shoulder, side], H, rng)
ax = np.abs(pat[:, 0]); pa = np.stack([ax, pat[:, 1]], 1)

bpy.ops.wm.read_factory_settings(use_empty=True)
me = bpy.data.meshes.new('hoodie'); me.from_pydata(verts, [], faces); me.update()
ob = bpy.data.objects.new('hoodie', me); bpy.context.scene.collection.objects.link(ob)

def signed(line):
    """distance to a line, negative on its right as it is walked: an unsigned one never reaches 0 between two vertices"""
    Q = np.array(line); T = np.gradient(Q, axis=0); i = np.concatenate([((c[:, None] - Q) ** 2).sum(2).argmin(1) for c in np.array_split(pa, 20)])
    return dist_poly(pa, line)[0] * np.sign(T[i, 0] * (pa[:, 1] - Q[i, 1]) - T[i, 1] * (pa[:, 0] - Q[i, 0]))
def neckline(drop): return [(NECK[0] * math.sin(t) ** .95, NECK[1] - (drop + NECK[1]) * math.cos(t) ** .95) for t in np.linspace(0, math.pi / 2, 60)]
dneck = np.where(isback == 1, signed(neckline(.022)), signed(neckline(-TIPZ)))
dneck = np.where(ax > NECK[0], np.where(pat[:, 1] > NECK[1], 1, -1) * np.abs(dneck), dneck)      # beside the neck: hood above, shoulder below
dhem = pat[:, 1] - HEM[1]
along = (pat[:, 0] * np.sign(pat[:, 0]) - TIP[0]) * d[0] + (pat[:, 1] - TIP[1]) * d[1]
across = (ax - TIP[0]) * n[0] + (pat[:, 1] - TIP[1]) * n[1]
dcuff = np.where(along > .25, SL - along, 1)
dopen = np.where(isback == 1, 1, dist_poly(pa, opening)[0])
arm = signed(bez((TIP[0] - .004, TIP[1] + .002), (TIP[0] - .045, -.170), (PIT[0] - .002, PIT[1] - .020), .004))
put(me, px=pat[:, 0], pz=pat[:, 1], back=isback, d_neck=dneck, d_hem=dhem, d_cuff=dcuff, across=across, d_arm=arm,
    d_open=dopen, s_open=dist_poly(pa, opening)[1])

# ------------------------------------------------------------------ figure
SECT = np.array([  # z, half width, half depth, y centre
    (.258, .014, .016, .018), (.250, .040, .044, .018), (.230, .062, .062, .016), (.20, .077, .073, .014), (.15, .084, .078, .012), (.10, .081, .076, .012), (.06, .070, .070, .014),
    (.03, .062, .066, .012), (.00, .070, .066, .012), (-.025, .105, .074, .012), (-.05, .150, .084, .010), (-.085, .186, .100, .006), (-.13, .200, .114, .000),
    (-.20, .204, .126, -.006), (-.27, .200, .128, -.008), (-.36, .192, .124, -.005), (-.45, .188, .122, .000), (-.55, .186, .120, .002), (-.63, .178, .114, .004), (-.70, .170, .108, .004), (-.84, .165, .105, .004)])
K = 56; rings = []
for z in np.arange(.258, -.84, -.012):
    a, b, y = (np.interp(-z, -SECT[:, 0], SECT[:, i]) for i in (1, 2, 3))
    p = 2.05 if z > .02 else 2.35
    rings.append([(a * sup(2 * math.pi * j / K, p)[0], y + b * sup(2 * math.pi * j / K, p)[1], z) for j in range(K)])
V, F = ring_mesh(rings); V = np.array(V)
grow('torso', V, V * [1, .045, 1] + [0, 0, -.008], F, GROW)
for sgn in (1, -1):
    def tube(JOINT, angle, flat):
        R = []
        for i in range(46):
            t = -.045 + i / 45 * .70
            r = .062 - .068 * max(0, t) if t > 0 else .062 * math.sqrt(max(.04, 1 - (t / .047) ** 2))
            cx, cz = JOINT[0] + math.cos(angle) * t, JOINT[1] - math.sin(angle) * t
            R.append([(sgn * (cx + math.sin(angle) * r * math.cos(u)), flat * (-.012 * max(0, t) / .6 + r * 1.05 * math.sin(u)), cz + math.cos(angle) * r * math.cos(u))
                      for u in np.linspace(0, 2 * math.pi, 32, endpoint=False)])
        return ring_mesh(R)
    full, F = tube((.206, -.128), A1, 1); out = (.220, -.091)                # the pattern's sleeve lies further out
    grow('arm%d' % sgn, full, tube(out, ANG, .05)[0], F, GROW + 4, tube(out, ANG, 1)[0])

# ------------------------------------------------------------------ cloth: brushed fleece, heavier and stiffer than jersey
c = ob.modifiers.new('cloth', 'CLOTH'); s = c.settings
s.quality = 6; s.mass = .2; s.air_damping = 2.5
s.tension_stiffness = s.compression_stiffness = 40; s.shear_stiffness = 16; s.bending_stiffness = .35
s.tension_damping = s.compression_damping = 8; s.shear_damping = 6; s.bending_damping = .8
ribs = np.maximum(.75 * (dhem < RIB), 1.0 * (dcuff < RIB))            # ribs are knitted tighter: what they hold gathers
s.vertex_group_shrink = group(ob, 'shrink', np.maximum(ribs, .35 * (dopen < .012))); s.shrink_min = 0; s.shrink_max = .24
stiff = np.maximum.reduce([.7 * (dhem < RIB), .7 * (dcuff < RIB), 1 - dopen / .035, 1 - np.abs(dneck) / .012]).clip(0, 1)
s.vertex_group_bending = group(ob, 'stiff', stiff ** .3); s.bending_stiffness_max = 8
collide(c, .004, .004, 2)
settle(ob, END)
